import './screens.css'
import { type Address, type Place, printAddress } from '../address.ts'
import { areas } from './areas.ts'
import type { Area } from './types.ts'

const show = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' })

function AreaItem({ area: { name, title, screens }, address: { place, settings } }: { area: Area; address: Address }) {
  const isHere = 'area' in place && place.area === name
  const all: Place = { page: 'screens', area: name }
  const isAll = isHere && place.page === 'screens'
  return (
    <details className="area-items" open={isHere} key={String(isHere)}>
      <summary>{title}</summary>
      <ul className="state-items">
        <li>
          <a href={printAddress({ place: all, settings })} aria-current={isAll ? 'page' : undefined}>
            All at a glance
          </a>
        </li>
        {Object.entries(screens).map(([screen, one]) => {
          const isShown = isHere && place.page === 'screen' && place.screen === screen
          return (
            <li key={screen}>
              <a href={printAddress({ place: { page: 'screen', area: name, screen, choices: {} }, settings })} aria-current={isShown ? 'page' : undefined} ref={isShown ? show : undefined}>
                {one.title}
              </a>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** The screens of the product by area. */
export const AreaItems = ({ address }: { address: Address }) => areas.map((area) => <AreaItem key={area.name} area={area} address={address} />)
