export function AuthFigure() {
  return null
}
