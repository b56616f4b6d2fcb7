// The build without injected styles: the content policy allows no <style>. Its css comes
// by popup.css.
import Swal from 'sweetalert2/dist/sweetalert2.esm.js';
import './popup.css';

export { Swal };
