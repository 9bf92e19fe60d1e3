export function TourPage(_: { signedIn: boolean; productName: string }) {
  return <main>tour</main>;
}
