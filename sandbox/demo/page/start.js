// Registers the service worker with the paper exchange in it, then opens the app.
const status = document.getElementById('status')
try {
  if (!('serviceWorker' in navigator))
    throw new Error(
      'this browser offers no service worker here. Open the demo over https or on localhost, outside of a private window',
    )
  await navigator.serviceWorker.register('exchange.js')
  await navigator.serviceWorker.ready
  location.replace('futures/')
} catch (error) {
  status.textContent = `The demo could not start: ${error.message}.`
}
