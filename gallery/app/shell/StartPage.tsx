/** What the gallery contains, and how to find something in it. */
export function StartPage({ isUnknown }: { isUnknown: boolean }) {
  return (
    <main className="p-10">
      <title>Gallery</title>
      <div className="grid max-w-read gap-3 text-lg leading-read text-text-2 [&_em]:font-medium [&_em]:text-text [&_em]:not-italic">
        {isUnknown && (
          <p role="alert" className="text-danger">
            What this address names is not in the gallery, or not any more. The search may find what came of it.
          </p>
        )}
        <h1 className="text-3xl leading-tight text-text">What the trader sees, and when</h1>
        <p>
          Each dialog and screen that can be in several states is drawn as a state chart, with the real thing beside it.
        </p>
        <p>
          Looking for one? Type into the search what happens: <em>payment failed</em>, <em>no answer</em>,{' '}
          <em>order closed elsewhere</em>. The words <em>polish</em>, <em>phone</em> and <em>light</em> turn the view
          accordingly.
        </p>
      </div>
    </main>
  )
}
