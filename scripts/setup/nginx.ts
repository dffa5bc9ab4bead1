import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import type { PageConfig } from '../../sandbox/web/page.ts'
import { installPackages } from './debian.ts'

const NGINX = '/usr/sbin/nginx'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl']
const CONFIGURATION = resolve(import.meta.dirname, '../../deploy')

/** Whether the nginx that deploy/ is written for is installed. */
export const hasNginx = () => existsSync(NGINX) && existsSync(BROTLI)

/** Installs nginx from Debian's packages, if run as root. If it stays missing, the end-to-end tests report it, and fail in CI. */
export const ensureNginx = () => hasNginx() || installPackages(PACKAGES)

interface Setting {
  /** Port of the paper exchange, which stands for the main site and the futures service. */
  upstreamPort: number
  /** Folder of the built app. */
  dist: string
  config: PageConfig
  /** Certificate and key: if set, the site is served by TLS and HTTP/2. */
  tls?: { certificate: string; key: string }
}

export interface Served {
  origin: string
  /** Content of a log by name: futures.log, futures-csp.log, futures-error.log. */
  log: (name: string) => string
  stop: () => Promise<void>
}

export interface Site extends Served {
  /** Deploys another build; the files of the former one stay. */
  release: (dist: string) => void
}

/** Copies a build, and the output of npm run dictionaries, to the folder that nginx serves (deploy/README.md). */
function lay(pages: string, dist: string, config: PageConfig) {
  cpSync(dist, pages, { recursive: true })
  if (existsSync(`${dist}.dcz`)) cpSync(`${dist}.dcz`, join(pages, 'dcz'), { recursive: true })
  execFileSync(join(CONFIGURATION, 'configure.sh'), [pages, JSON.stringify(config)])
}

/** deploy/nginx/site.conf with this site's ports and folders; throws if a line to replace is missing. */
function siteConfiguration(folder: string, port: number, { upstreamPort, tls }: Setting): string {
  let text = readFileSync(join(CONFIGURATION, 'nginx/site.conf'), 'utf8')
  const put = (from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx/site.conf has no “${from}”`)
    text = text.replaceAll(from, to)
  }
  put('server 127.0.0.1:4800;', `server 127.0.0.1:${upstreamPort};`)
  put('root /var/www;', `root ${folder}/www;`)
  put('/var/log/nginx/', `${folder}/`)
  if (tls) {
    const certificate = `ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};`
    put('listen 80 default_server;', `listen 127.0.0.1:${port} ssl http2 default_server; ${certificate}`)
    put('    listen 80;\n', '')
    put('# listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    put('# ssl_certificate /etc/ssl/certs/site.pem;', `ssl_certificate ${tls.certificate};`)
    put('# ssl_certificate_key /etc/ssl/private/site.key;', `ssl_certificate_key ${tls.key};`)
    put('# ssl_protocols', 'ssl_protocols')
  } else {
    put('listen 80 default_server;', `listen 127.0.0.1:${port} default_server;`)
    put('listen 80;', `listen 127.0.0.1:${port};`)
  }
  return text
}

/** Debian's nginx.conf around the site, for a server that writes to one folder only. */
const mainConfiguration = (folder: string) => `
user ${userInfo().username};
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 1024; }
http {
  sendfile on;
  tcp_nopush on;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp-${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

const answers = (port: number) =>
  new Promise<boolean>((settle) => {
    const socket = connect(port, '127.0.0.1', () => settle(true))
    socket.on('error', () => settle(false)).on('connect', () => socket.destroy())
  })

/** Starts nginx with the configuration of deploy/ on a free port, in front of the paper exchange, with a copy of the built app. */
export async function startNginx(site: Setting): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'futures-nginx-'))
  const port = await freePort()
  const pages = join(folder, 'www/futures')
  mkdirSync(pages, { recursive: true })
  lay(pages, site.dist, site.config)
  symlinkSync(join(CONFIGURATION, 'nginx/futures'), join(folder, 'futures'))
  writeFileSync(join(folder, 'site.conf'), siteConfiguration(folder, port, site))
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder))

  const child = spawn(NGINX, ['-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = once(child, 'exit')
  while (!(await answers(port))) {
    if (child.exitCode !== null) {
      rmSync(folder, { recursive: true, force: true })
      throw new Error('nginx did not start')
    }
    await new Promise((resolved) => setTimeout(resolved, 20))
  }
  return {
    origin: `${site.tls ? 'https' : 'http'}://localhost:${port}`,
    log: (name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : ''),
    release: (dist) => lay(pages, dist, site.config),
    stop: async () => {
      child.kill()
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
