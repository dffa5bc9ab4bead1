#!/bin/bash
# Whether the image answers its own /healthz. A site of your own listens on 8080 too.
exec 3<>"/dev/tcp/127.0.0.1/${FUTURES_LISTEN:-8080}" && printf 'GET /healthz HTTP/1.0\r\n\r\n' >&3 && grep -q ' 204 ' <&3
