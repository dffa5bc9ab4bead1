/** Another tab has changed what is stored; a key of null is all of it. */
export function otherTab(key: string | null, newValue: string | null) {
  if (key === null) localStorage.clear()
  else if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}
