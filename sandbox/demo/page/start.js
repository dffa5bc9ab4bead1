// Registers the service worker with the paper exchange in it, then opens the app.
const status = document.getElementById('status')
try {
  if (!('serviceWorker' in navigator))
    throw new Error(
      'this browser offers no service worker here. Open the demo over https or on localhost, outside of a private window',
    )
  await navigator.serviceWorker.register('exchange.js')
  const { active } = await navigator.serviceWorker.ready
  // It answers this page once it is activated.
  if (active.state !== 'activated')
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }))
  // With live prices: 503 says why there are none.
  const answer = await fetch('auth')
  if (answer.status === 503) throw new Error(await answer.text())
  location.replace('futures/')
} catch (error) {
  status.textContent = `The demo could not start: ${error.message}.`
}
