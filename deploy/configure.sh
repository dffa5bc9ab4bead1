#!/bin/sh
# deploy/configure.sh <folder of the built app> '<run-time configuration>'
#
# Writes the run-time configuration, JSON as docs/integrators/configuration.md lists it, into the app's pages. May be run again and again.
# A field that is not known, or whose value the app would not take, is named, and nothing is written. src/api/configuration.ts has the same fields.
set -eu
[ $# = 2 ] || { echo "deploy/configure.sh takes two things: the folder of the built app, and its run-time configuration, such as '{\"authPath\":\"/login\"}'" >&2; exit 2; }
folder=$1
config=$(printf '%s' "$2" | tr '\n' ' ')

printf '%s\n' "$config" | awk '
BEGIN {
    path = "\"/([^/\\\\\"][^\\\\\"]*)?\""
    good["mainSite"] = "\"(https?://[^/ \"\\\\]+)?\""
    good["homePath"] = good["authPath"] = good["walletPath"] = path
    good["returnParam"] = "\"[A-Za-z0-9_.-]+\""
    good["chartScript"] = good["datafeed"] = "null|\"((https:/)?/[^/ \"\\\\]|http://(localhost|127\\.0\\.0\\.1)[:/])[^ \"\\\\]*\""
    good["webviewHost"] = "null|\"https?://[^/ \"\\\\]+\""
    good["idempotencyKey"] = "true|false"
    good["telemetry"] = "null|" path
    good["telemetryShare"] = "0(\\.[0-9]+)?|1(\\.0+)?"
    why["mainSite"] = "an origin such as https://www.example.com, without a path and without a slash at the end, or empty"
    why["homePath"] = why["authPath"] = why["walletPath"] = "a path that begins with one slash"
    why["returnParam"] = "the name of a query parameter: letters, digits, _ . -"
    why["chartScript"] = why["datafeed"] = "null, a path, or an address that begins with https:// (http:// only on localhost)"
    why["webviewHost"] = "null, or an origin such as https://partner.example, without a slash at the end"
    why["idempotencyKey"] = "true or false, without quotes"
    why["telemetry"] = "null, or a path of this site that begins with one slash"
    why["telemetryShare"] = "a number from 0 to 1, without quotes"
}
function wrong(what) { print "Not a configuration of the app: " what > "/dev/stderr"; failed = 1 }
function no(what) { wrong(what); exit 1 }
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
        if (!(name in good)) wrong("no field is called " name)
        else if (value !~ "^(" good[name] ")$") wrong(name " cannot be " value ": " why[name])
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
