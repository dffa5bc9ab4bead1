import { Component, type ReactNode } from 'react'

/** Error boundary: a part that fails is replaced by a message, and the rest of the page keeps working. */
export class ErrorBoundary extends Component<{ what: string; children: ReactNode }, { error: string | null }> {
  override state: { error: string | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error.message : String(error) }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <div role="alert" className="grid h-full place-content-center justify-items-center gap-3 p-4 text-danger">
        <p>
          {this.props.what} cannot be shown: {error}
        </p>
        <button type="button" className="button" onClick={() => this.setState({ error: null })}>
          Try again
        </button>
      </div>
    )
  }
}
