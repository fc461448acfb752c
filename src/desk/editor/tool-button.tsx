interface ToolButtonProps {
  label: string
  icon?: string
  isPressed?: boolean | undefined
  isDisabled?: boolean
  onPress: () => void
}

/** A button of the toolbar. The text keeps its selection while it is pressed. */
export function ToolButton({ label, icon, isPressed, isDisabled, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {icon ? <span className={icon} aria-hidden="true" /> : label}
    </button>
  )
}
