#!/bin/sh
# Writes the run-time configuration into copies of the pages, whose place is a link to /tmp, and becomes nginx.
set -eu
mkdir -p /tmp/pages
cp /usr/share/futures/*.html /tmp/pages/
configure-futures /tmp/pages "${FUTURES_CONFIG:-{\}}"
exec nginx -c /etc/nginx/container.conf
