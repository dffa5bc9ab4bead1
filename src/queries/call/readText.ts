import { MAX_ANSWER_CHARACTERS } from '../../constants/limits.ts'

/** The body of `response`. Of a body that is too long, only the start is downloaded, which is not valid JSON. public/assets/start.js does the same. */
export async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let part; text.length <= MAX_ANSWER_CHARACTERS && (part = (await reader?.read())?.value);)
    text += decoder.decode(part, { stream: true })
  void reader?.cancel()
  return text + decoder.decode()
}
