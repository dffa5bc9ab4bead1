#!/bin/sh
# deploy/configure.sh <folder of the built app> '<run-time configuration>'
#
# Writes the run-time configuration, JSON as the README lists it, into the app's pages. May be run again and again.
# A field that is not known, or whose value the app would not take, is named, and nothing is written. src/api/configuration.ts has the same fields.
set -eu
folder=$1
config=$(printf '%s' "$2" | tr '\n' ' ')

printf '%s\n' "$config" | awk '
BEGIN {
    path = "\"/([^/\\\\\"][^\\\\\"]*)?\""
    good["mainSite"] = "\"(https?://[^/ \"\\\\]+)?\""
    good["homePath"] = good["authPath"] = good["walletPath"] = path
    good["returnParam"] = "\"[A-Za-z0-9_.-]+\""
    good["chartScript"] = good["datafeed"] = "null|\"(https?:/)?/[^/ \"\\\\][^ \"\\\\]*\""
    good["webviewHost"] = "null|\"https?://[^/ \"\\\\]+\""
    good["idempotencyKey"] = "true|false"
    good["telemetry"] = "null|" path
    good["telemetryShare"] = "0(\\.[0-9]+)?|1(\\.0+)?"
}
function no(what) { print "Not a configuration of the app: " what > "/dev/stderr"; failed = 1; exit 1 }
function skip(pattern) { if (!match(rest, "^[ \t]*" pattern "[ \t]*")) return 0; rest = substr(rest, RLENGTH + 1); return 1 }
{
    rest = $0
    if (!skip("[{]")) no("no JSON object: " $0)
    if (skip("[}]")) { if (rest != "") no(rest); exit }
    do {
        if (!match(rest, /^"[^"\\]*"/)) no(rest)
        name = substr(rest, 2, RLENGTH - 2)
        rest = substr(rest, RLENGTH + 1)
        if (!skip(":")) no(rest)
        if (!match(rest, /^("([^"\\]|\\.)*"|[A-Za-z0-9.+-]+)/)) no(rest)
        value = substr(rest, 1, RLENGTH)
        rest = substr(rest, RLENGTH + 1)
        if (!(name in good)) no("no field is called " name)
        if (value !~ "^(" good[name] ")$") no(name " cannot be " value)
    } while (skip(","))
    if (!skip("[}]") || rest != "") no("no JSON object: " $0)
}
END { exit failed }'

# First for the attribute it becomes, then for sed.
value=$(printf '%s' "$config" | sed -e 's/&/\&amp;/g' -e 's/"/\&quot;/g' -e 's/</\&lt;/g' | sed -e 's/[\\&|]/\\&/g')
for page in index.html webview.html; do
    grep -q '<meta name="futures-config" content="[^"]*"' "$folder/$page" || { echo "$folder/$page is no page of the app" >&2; exit 1; }
    # A copy first: it keeps the mode of the page, whatever the umask is.
    cp -p "$folder/$page" "$folder/$page.new"
    sed "s|\(<meta name=\"futures-config\" content=\"\)[^\"]*\"|\1$value\"|" "$folder/$page" > "$folder/$page.new"
    mv "$folder/$page.new" "$folder/$page"
done
