import { notifyManager, type QueryClient } from '@tanstack/react-query'

/**
 * Calls the listener after the cache has changed, as query observers do. Not within the change: a component that renders may be
 * adding its query, and another must not be updated meanwhile. Returns a function that unsubscribes.
 */
export const onCacheChange = (client: QueryClient, listener: () => void): (() => void) =>
  client.getQueryCache().subscribe(notifyManager.batchCalls(listener))
