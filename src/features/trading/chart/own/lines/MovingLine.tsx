/** Where a line would stand; the line itself stays where it is. */
export function MovingLine({ y }: { y: number }) {
  return <div className="price-line line-moving" style={{ transform: `translateY(${Math.round(y)}px)` }} />
}
