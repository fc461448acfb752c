import type { ReactNode } from 'react'

/** The container of every page: at most 1200 px wide, or 1440 px in a window of 1600 px, with a hairline on each side. */
export function Sheet({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className="wrap">
      <div className={className ? `sheet ${className}` : 'sheet'}>{children}</div>
    </div>
  )
}
