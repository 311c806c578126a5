// Runs before the first paint, outside the bundle: the content security policy allows no inline script.
// The colours themselves follow `color-scheme` (src/ui/tokens.css); here only the stored choice is put back.
;(function () {
  try {
    var choice = localStorage.getItem('galley-theme')
    if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice
  } catch {
    // No storage, no choice: the system decides.
  }
})()
