/** What the gallery contains, and how to find something in it. */
export function StartPage({ isUnknown }: { isUnknown: boolean }) {
  return (
    <main className="p-10">
      <title>Gallery</title>
      <div className="grid max-w-read gap-3 text-lg leading-read text-text-2">
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
          Looking for one? Type into the search what happens:{' '}
          <em className="font-medium text-text not-italic">payment failed</em>,{' '}
          <em className="font-medium text-text not-italic">no answer</em>,{' '}
          <em className="font-medium text-text not-italic">order closed elsewhere</em>. The words{' '}
          <em className="font-medium text-text not-italic">polish</em>,{' '}
          <em className="font-medium text-text not-italic">phone</em> and{' '}
          <em className="font-medium text-text not-italic">light</em> turn the view accordingly.
        </p>
      </div>
    </main>
  )
}
