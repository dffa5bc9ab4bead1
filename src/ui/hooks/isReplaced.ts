/** Whether a newer release than this page's is served at its address now. Asked without the query, which may hold a token; false if it cannot be told. */
export async function isReplaced(): Promise<boolean> {
  const start = document.querySelector('script[type="module"]')?.getAttribute('src')
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-store' })
    const page = response.ok ? await response.text() : ''
    // A page of ours that starts with another file: its name changes with every release, since it names all the others.
    return start != null && page.includes('type="module"') && !page.includes(start)
  } catch {
    return false
  }
}
