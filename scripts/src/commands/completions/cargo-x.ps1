
# The workspace that the current folder is in.
function Get-CargoXNames($command) {
    $folder = (Get-Location).Path
    while ($folder -and -not (Test-Path (Join-Path $folder 'cargo-snippet.toml'))) {
        $folder = Split-Path $folder
    }
    if (-not $folder) { return }
    if ($command -match '^cargo;x;(case|drill|paste|stress|submit|test)(;|$)') {
        $names = Get-ChildItem (Join-Path $folder 'problems/src/bin/*.rs') -ErrorAction Ignore |
            ForEach-Object { $_.BaseName }
    }
    if ($command -match '^cargo;x;(drill|snippet)(;|$)') {
        $names = @($names) + @('snippets', 'modules', 'library' |
            ForEach-Object { Get-ChildItem (Join-Path $folder "$_/src/*.rs") -ErrorAction Ignore } |
            Select-String 'snippet\("([a-z0-9_]+)"' | ForEach-Object { $_.Matches[0].Groups[1].Value })
    }
    $names | Where-Object { $_ } | Sort-Object -Unique | ForEach-Object {
        [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
    }
}
