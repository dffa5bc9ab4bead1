/** Its package names no types among its exports; those that are used here. */
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string
  export function computeAccessibleDescription(element: Element): string
  /** The role written, or of the element; null if it has none. */
  export function getRole(element: Element): string | null
}
