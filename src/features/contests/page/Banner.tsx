/** On a slow phone this picture is the first paint, so each screen gets the smallest file that fits. */
const art = (name: string) => `${import.meta.env.BASE_URL}assets/contest/${name}`

/** Decorative: below 600 px a picture above the title, from there the background of the title. Specification §9. */
export const Banner = () => (
  <picture className="phone:absolute phone:inset-0">
    <source media="(width < 37.5em)" type="image/avif" srcSet={art('phone-780.avif')} />
    <source media="(width < 37.5em)" type="image/webp" srcSet={art('phone-780.webp')} />
    <source type="image/avif" srcSet={`${art('wide-1200.avif')} 1200w, ${art('wide-2400.avif')} 2400w`} sizes="(min-width: 1240px) 1200px, 100vw" />
    <img
      src={art('wide-1200.webp')}
      srcSet={`${art('wide-1200.webp')} 1200w, ${art('wide-2400.webp')} 2400w`}
      sizes="(min-width: 1240px) 1200px, 100vw"
      alt=""
      fetchPriority="high"
      className="h-auto w-full max-phone:aspect-[13/5] phone:h-full phone:object-cover phone:object-[70%_100%]"
    />
  </picture>
)
