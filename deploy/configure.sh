#!/bin/sh
# deploy/configure.sh <folder of the built app> '<run-time configuration>'
#
# Writes the run-time configuration, JSON as the README lists it, into the app's pages. May be run again and again.
set -eu
folder=$1
config=$2
case $config in
    '{'*'}') ;;
    *) echo "Not a JSON object: $config" >&2; exit 1 ;;
esac

# First for the attribute it becomes, then for sed.
value=$(printf '%s' "$config" | tr -d '\n' | sed -e 's/&/\&amp;/g' -e 's/"/\&quot;/g' -e 's/</\&lt;/g' | sed -e 's/[\\&|]/\\&/g')
for page in index.html webview.html; do
    grep -q '<meta name="futures-config" content="[^"]*"' "$folder/$page" || { echo "$folder/$page is no page of the app" >&2; exit 1; }
    sed "s|\(<meta name=\"futures-config\" content=\"\)[^\"]*\"|\1$value\"|" "$folder/$page" > "$folder/$page.new"
    mv "$folder/$page.new" "$folder/$page"
done
