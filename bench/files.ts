import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** One file as sent, with its size in three encodings. Pictures and fonts are already compressed. */
export interface PackedFile {
  type: string
  raw: Buffer
  gzip: Buffer
  brotli: Buffer
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.yaml': 'application/yaml',
  '.woff2': 'font/woff2',
}

export function compressFile(path: string, change = (raw: Buffer) => raw): PackedFile {
  const raw = change(readFileSync(path))
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  if (type === 'font/woff2') return { type, raw, gzip: raw, brotli: raw }
  const gzip = gzipSync(raw, { level: 9 })
  const brotli = brotliCompressSync(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  })
  return { type, raw, gzip, brotli }
}

/** All files of a folder by relative path, compressed once before measuring. */
export function packedFolder(folder: string, change?: (path: string, raw: Buffer) => Buffer): Map<string, PackedFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(map|br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return new Map(paths.map((path) => [path, compressFile(join(folder, path), (raw) => change?.(path, raw) ?? raw)]))
}
