const begins = (bytes: Uint8Array, signature: readonly number[], from = 0) => signature.every((byte, index) => bytes[from + index] === byte)
const codes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))

/** A picture's type by its first bytes, regardless of its name; null if it is not supported. */
export function pictureType(bytes: Uint8Array): 'png' | 'jpg' | 'webp' | null {
  if (begins(bytes, [0x89, ...codes('PNG\r\n'), 0x1a, 0x0a])) return 'png'
  if (begins(bytes, [0xff, 0xd8, 0xff])) return 'jpg'
  return begins(bytes, codes('RIFF')) && begins(bytes, codes('WEBP'), 8) ? 'webp' : null
}

/** Largest picture: a whole screen at twice its size. Bytes. */
export const LARGEST_PICTURE = 8 * 1024 * 1024
export const LARGEST_PICTURE_SAID = '8 MB'
