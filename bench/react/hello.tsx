import { createRoot } from 'react-dom/client'

/** The least a page with React can be. */
const app = document.getElementById('app')
if (app) createRoot(app).render(<h1>Hello</h1>)
