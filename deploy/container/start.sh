#!/bin/sh
# Starts the image: checks the environment (deploy/README.md lists it), writes pages and site below /tmp, and becomes nginx.
# Whatever is missing or wrong is named, all of it at once, and nothing is served.
set -eu

port='([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])'
host='[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?'
origin="https?://$host(:$port)?"
address='([0-9]{1,3}(\.[0-9]{1,3}){3}|[0-9A-Fa-f]*:[0-9A-Fa-f:.]*)(/[0-9]{1,3})?'
wrong=0
no() { echo "Not started: $1" >&2; wrong=1; }
# is <name> <value> <pattern> <what it has to be>. A line break is no part of any value.
is() { { printf '%s' "$2" | tr '\n' '\001'; echo; } | LC_ALL=C grep -Eqx "$3" || no "$1 cannot be \"$2\": $4"; }
# given <name> <value> …: the same, and it may not be missing.
given() { if [ -n "$2" ]; then is "$@"; else no "$1 is missing: $4"; fi; }
# named <field>: the origin of another site that a field of the configuration names, if it does.
named() { printf '%s' "$config" | tr '\n' ' ' | sed -n "s|.*\"$1\"[ 	]*:[ 	]*\"\(https\{0,1\}://[^/\"]*\).*|\1|p"; }

config=${FUTURES_CONFIG:-{\}}
rm -rf /tmp/pages
mkdir /tmp/pages
cp /usr/share/futures/*.html /tmp/pages/
chmod u+w /tmp/pages/*.html
# A brand that is mounted, as npm run brand -- FILE --pack writes it.
if [ -e /usr/share/futures/brand/pages.sed ]; then
    sed --sandbox -z -E -i -f /usr/share/futures/brand/pages.sed /tmp/pages/index.html /tmp/pages/webview.html &&
        ! grep -L '<meta name="futures-brand" content="{&quot;names&quot;' /tmp/pages/index.html /tmp/pages/webview.html | grep -q . ||
        no "the brand in /usr/share/futures/brand does not fit this version: pack it anew, by npm run brand of its sources"
elif [ -n "$(ls /usr/share/futures/brand)" ]; then
    no "/usr/share/futures/brand holds no packed brand: npm run brand -- brand.json --pack folder writes one"
fi
configure-futures /tmp/pages "$config" || no "FUTURES_CONFIG is the run-time configuration, as docs/integrators/configuration.md lists it"

if [ -e /etc/nginx/sites-enabled/futures ]; then
    [ -z "${FUTURES_HOSTS-}${FUTURES_MAIN_SITE-}${FUTURES_SERVICE-}" ] || no "FUTURES_HOSTS, FUTURES_MAIN_SITE and FUTURES_SERVICE say nothing beside a site of your own"
    [ "$wrong" = 0 ] || exit 1
    cp /etc/nginx/sites-enabled/futures /tmp/site.conf
    exec nginx -e stderr -c /etc/nginx/container.conf
fi

server="host:port of a server behind this one, without http://"
given FUTURES_HOSTS "${FUTURES_HOSTS-}" "(\*\.)?$host( (\*\.)?$host)*" "the hosts that are served, with a space between"
given FUTURES_MAIN_SITE "${FUTURES_MAIN_SITE-}" "($host|\[[0-9A-Fa-f:.]+\]):$port" "$server"
given FUTURES_SERVICE "${FUTURES_SERVICE-}" "($host|\[[0-9A-Fa-f:.]+\]):$port" "$server"
listen=${FUTURES_LISTEN:-8080}
is FUTURES_LISTEN "$listen" "$port" "a port from 1024 on"
case $listen in [0-9] | [0-9][0-9] | [0-9][0-9][0-9] | 10[01][0-9] | 102[0-3]) no "FUTURES_LISTEN cannot be \"$listen\": a port from 1024 on" ;; esac
is FUTURES_ORIGIN "${FUTURES_ORIGIN-}" "($origin)?" "the origin browsers know, without a path"
is FUTURES_FRONTS "${FUTURES_FRONTS-}" "($address( $address)*)?" "addresses of the servers in front of this one, with a space between"
is FUTURES_CHART_ORIGINS "${FUTURES_CHART_ORIGINS-}" "($origin( $origin)*)?" "further origins of the chart's vendor, with a space between"
markets=${FUTURES_MARKETS_CACHE:-off}
is FUTURES_MARKETS_CACHE "$markets" '(on|off)' "on or off"
hsts=${FUTURES_HSTS-max-age=63072000}
is FUTURES_HSTS "$hsts" '(max-age=[0-9]+(; includeSubDomains)?(; preload)?)?' "Strict-Transport-Security, or empty for none"
[ "$wrong" = 0 ] || exit 1
# The app may be told more than a policy can hold.
for field in chartScript datafeed webviewHost; do is "$field" "$(named $field)" "($origin)?" "its origin goes into the policy"; done
[ "$wrong" = 0 ] || exit 1

chart="$(named chartScript) ${FUTURES_CHART_ORIGINS-}"
fronts=$(printf '%s' "${FUTURES_FRONTS-}" | sed -E 's/[^ ]+/& 1;/g')
known=${FUTURES_ORIGIN:-'$futures_scheme://$http_host'}
frame=$(named webviewHost)
[ "$markets" = off ] || set -- -e "/^map .*futures_markets_cache/,/^}/s|default .*|default futures_markets;|" -e "s|^# proxy_cache_path [^ ]*|proxy_cache_path /tmp/markets|"
sed "$@" -e "s/listen 80\b/listen $listen/" \
    -e "/^upstream main_site/,/^}/s/127\.0\.0\.1:4800/$FUTURES_MAIN_SITE/" \
    -e "/^upstream futures_service/,/^}/s/127\.0\.0\.1:4800/$FUTURES_SERVICE/" \
    -e "s/server_name localhost;/server_name $FUTURES_HOSTS;/" \
    -e "/^map .*futures_chart_origins/,/^}/s|default .*|default \"$chart\";|" \
    -e "/^map .*futures_datafeed_origin/,/^}/s|default .*|default \"$(named datafeed)\";|" \
    -e "/^map .*futures_webview_host/,/^}/s|default .*|default \"${frame:-'none'}\";|" \
    -e "/^geo .*futures_is_front/,/^}/s|# 10.*|$fronts|" \
    -e "/^map .*futures_origin /,/^}/s|default .*|default $known;|" \
    -e "/^map .*futures_hsts_promise/,/^}/s|default .*|default \"$hsts\";|" \
    /usr/share/futures/site.conf > /tmp/site.conf
exec nginx -e stderr -c /etc/nginx/container.conf
