import { Component, type ReactNode } from 'react'

interface Props {
  /** Content in place of a part that failed; nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}

/** A part of the shell whose failure costs nothing but itself: without it, React would take the whole page away. */
export class ShellPart extends Component<Props, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override render() {
    return this.state.isFailed ? this.props.fallback : this.props.children
  }
}
