import { createRoot } from 'react-dom/client'

/** The smallest page with React. */
const app = document.getElementById('app')
if (app) createRoot(app).render(<h1>Hello</h1>)
