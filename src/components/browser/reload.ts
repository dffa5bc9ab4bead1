/** Loads the page anew. While a change is on its way the browser asks first. */
export const reload = () => window.location.reload()
