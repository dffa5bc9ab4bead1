/** unsupported: no notifications in this browser, or not without a service worker, as on Android. */
export type NotificationState = NotificationPermission | 'unsupported'

export const notificationState = (): NotificationState => ('Notification' in window ? Notification.permission : 'unsupported')

/** Asks the user, by the browser's own question. Only on a press. */
export const askForNotifications = async (): Promise<NotificationState> =>
  'Notification' in window ? Notification.requestPermission() : 'unsupported'

/** Shown by the system, once for several tabs that tell the same. False where the browser cannot. */
export function notify(title: string, body: string | undefined): boolean {
  if (notificationState() !== 'granted') return false
  try {
    const shown = new Notification(title, { ...(body && { body }), tag: title })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
    })
    return true
  } catch {
    return false
  }
}
