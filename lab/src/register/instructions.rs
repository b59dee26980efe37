//! Vector instructions that a processor may have.

/// Vector instructions of a processor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Instructions {
    Avx2,
    /// AVX-512 with VBMI and GFNI.
    Avx512,
}

impl Instructions {
    /// The widest vectors that this processor has.
    pub fn best() -> Option<Self> {
        let mut all = [Self::Avx512, Self::Avx2].into_iter();
        all.find(|instructions| instructions.are_there())
    }

    /// Returns whether this processor has them.
    pub fn are_there(self) -> bool {
        use std::arch::is_x86_feature_detected as has;
        match self {
            Self::Avx2 => has!("avx2") && has!("bmi1") && has!("bmi2"),
            Self::Avx512 => {
                has!("avx512f")
                    && has!("avx512bw")
                    && has!("avx512vl")
                    && has!("avx512vbmi")
                    && has!("avx512bitalg")
                    && has!("avx512vpopcntdq")
                    && has!("gfni")
                    && has!("bmi1")
                    && has!("bmi2")
            }
        }
    }
}
