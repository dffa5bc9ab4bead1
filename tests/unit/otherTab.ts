/** Fires the storage event of another tab; a key of null means that all was cleared. */
export function otherTab(key: string | null, newValue: string | null) {
  if (key === null) localStorage.clear()
  else if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}
