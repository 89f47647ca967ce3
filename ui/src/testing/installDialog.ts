/**
 * jsdom knows the dialog element but not how to show it. Tests that open one import this file for its effect;
 * focus and the inert background are looked at in a real browser.
 */
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
