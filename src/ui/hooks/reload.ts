/** Reloads the page. While a change is unsettled the browser asks first. */
export const reload = () => window.location.reload()
