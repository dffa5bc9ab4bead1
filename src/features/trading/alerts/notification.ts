/** unsupported: the browser has no notifications, or only with a service worker, as on Android. */
export type NotificationState = NotificationPermission | 'unsupported'

export const notificationState = (): NotificationState => ('Notification' in window ? Notification.permission : 'unsupported')

/** Shows the browser's permission prompt. Call only on click. */
export const askForNotifications = async (): Promise<NotificationState> =>
  'Notification' in window ? Notification.requestPermission() : 'unsupported'

/** Shows a system notification, once if several tabs report the same event. False if the browser cannot. */
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
