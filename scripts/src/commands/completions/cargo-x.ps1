
# Names of the workspace that the current folder is in. They are data: one that is more than a word
# is offered in quotation marks, so nothing in it is evaluated.
function Get-CargoXNames($command) {
    $folder = (Get-Location).Path
    while ($folder -and -not (Test-Path -LiteralPath (Join-Path $folder 'cargo-snippet.toml'))) {
        $folder = Split-Path $folder
    }
    if (-not $folder) { return }
    if ($command -match '^cargo;x;(case|drill|paste|stress|submit|test)(;|$)') {
        $names = Get-ChildItem -LiteralPath (Join-Path $folder 'problems/src/bin') -ErrorAction Ignore |
            Where-Object { $_.Extension -eq '.rs' -and $_.Name -notlike '-*' } |
            ForEach-Object { $_.BaseName }
    }
    if ($command -match '^cargo;x;(drill|snippet)(;|$)') {
        $names = @($names) + @('snippets', 'modules', 'library' |
            ForEach-Object { Get-ChildItem -LiteralPath (Join-Path $folder "$_/src") -ErrorAction Ignore } |
            Where-Object { $_.Extension -eq '.rs' } |
            Select-String 'snippet\("([a-z0-9_]+)"' | ForEach-Object { $_.Matches[0].Groups[1].Value })
    }
    $names | Where-Object { $_ } | Sort-Object -Unique | ForEach-Object {
        $text = $_
        if ($text -notmatch '^[A-Za-z0-9_][A-Za-z0-9_-]*$') {
            $escape = [System.Management.Automation.Language.CodeGeneration]
            $text = "'" + $escape::EscapeSingleQuotedStringContent($text) + "'"
        }
        [System.Management.Automation.CompletionResult]::new($text, $_, 'ParameterValue', $_)
    }
}
