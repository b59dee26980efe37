//! The tests of all problems in one program: `cargo test -p problems cf15_c` runs one's.
//!
//! A test program for each problem, linked with proptest, took most of the time of all tests.
//! `Cargo.toml` lists the same problems with `test = false`; a test of `cargo x` keeps both
//! lists complete. A problem in neither list still runs, with a test program of its own.

#[cfg(test)]
#[allow(
    dead_code,
    reason = "each file has a `main`, which its own binary calls"
)]
mod bin {
    mod abc206_f;
    mod abc255_g;
    mod abc278_g;
    mod abc297_g;
    mod abc368_f;
    mod acwing_892;
    mod acwing_893;
    mod acwing_894;
    mod agc002_e;
    mod agc014_d;
    mod agc016_f;
    mod agc017_d;
    mod arc091_d;
    mod arc151_c;
    mod cf1091_h;
    mod cf1147_c;
    mod cf1194_d;
    mod cf1312_f;
    mod cf138_d;
    mod cf1439_e;
    mod cf1442_f;
    mod cf1498_f;
    mod cf150_a;
    mod cf154_d;
    mod cf15_c;
    mod cf1610_i;
    mod cf167_c;
    mod cf1704_f;
    mod cf277_c;
    mod cf305_e;
    mod cf455_b;
    mod cf494_e;
    mod cf603_c;
    mod cf717_d;
    mod cf786_a;
    mod cf812_e;
    mod cf87_c;
    mod codingame_misere_nim;
    mod cses_1098;
    mod cses_1099;
    mod cses_1729;
    mod cses_1730;
    mod cses_2207;
    mod edpc_k;
    mod euler_306;
    mod euler_310;
    mod gym100500_e;
    mod hdu_1536;
    mod hdu_1848;
    mod hdu_2177;
    mod hdu_2516;
    mod hdu_3032;
    mod hdu_3094;
    mod hdu_3404;
    mod hdu_3537;
    mod hdu_3590;
    mod hdu_3595;
    mod jutge_p61396;
    mod library_checker_nim_product_64;
    mod lightoj_1229;
    mod luogu_p1247;
    mod luogu_p1290;
    mod luogu_p13114;
    mod luogu_p13392;
    mod luogu_p2148;
    mod luogu_p2252;
    mod luogu_p2490;
    mod luogu_p2594;
    mod luogu_p3185;
    mod luogu_p3480;
    mod luogu_p4136;
    mod luogu_p5387;
    mod luogu_p6560;
    mod luogu_p8369;
    mod luogu_p9387;
    mod onag_horses;
    mod poj_1704;
    mod poj_2975;
    mod poj_3480;
    mod poj_3710;
}
