/** Preview of a moved line; the line itself stays in place. */
export function MovingLine({ y }: { y: number }) {
  return <div className="price-line line-moving" style={{ transform: `translateY(${Math.round(y)}px)` }} />
}
