import '../src/ui/styles/tokens.css'
import '../src/fonts.css'
import './gallery.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './app/Gallery.tsx'

const place = document.getElementById('gallery')
if (!place) throw new Error('no #gallery in the page')
createRoot(place).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)
