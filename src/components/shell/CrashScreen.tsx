export function CrashScreen() {
  return <p role="alert" />
}
